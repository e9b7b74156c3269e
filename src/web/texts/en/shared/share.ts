/** What is said after a press of the share button. */
export const share = {
  copied: 'Link copied',
  notCopied: 'Copy the link from the address bar',
  onWhatsApp: 'Send on WhatsApp',
}
