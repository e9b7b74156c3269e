/** The form of one of our pictures that pages show: best format the browser takes, 800 wide. */
export const deliveryUrl = (key: string) => `/media/upload/f_auto,q_auto,w_800/${key}`
