/** Whether the program still has to start: until then this code does what it cannot do yet. */
export const isBeforeProgram = () => !document.documentElement.dataset.interactive

/** Starts the program as if somebody used the page. */
export const startProgram = () => dispatchEvent(new Event('program'))
