import { longest } from '#domain/limits.ts'
import { figure } from '../shared/figures.ts'

/** What people wrote through the contact form, and what is answered. */
export const ownerMessages = {
  label: 'Which messages',
  all: 'All',
  unread: (count: number | undefined) => (count ? `Unread (${figure(count)})` : 'Unread'),
  failed: 'The messages could not be loaded.',
  failedOne: 'This message could not be loaded.',
  isUnread: 'Unread',
  isAnswered: 'Answered',
  empty: 'No messages yet',
  emptyHint: 'What people write through the contact page arrives here.',
  noneUnread: 'Everything is read',
  noneUnreadHint: 'New messages from the contact page arrive here.',
  showAll: 'Show all messages',
  back: 'Back to the messages',
  from: (name: string) => `Message from ${name}`,
  wroteOn: 'Written',
  replies: 'Replies',
  reply: 'Reply by mail',
  replyAgain: 'Write once more',
  yourReply: 'Your reply',
  replyHint: (email: string) => `Goes to ${email}, with their message beneath.`,
  replyMissing: 'Please write something first.',
  replyTooLong: `Your reply can have at most ${figure(longest.messageReply)} characters.`,
  send: 'Send the reply',
  sent: (name: string) => `Your reply to ${name} is on its way.`,
  next: 'Next unread message',
}
