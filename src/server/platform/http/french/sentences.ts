/**
 * French by the English sentence. `{name}` stands for a value that is carried over from one to the other; a function
 * is given the values in their order.
 */
export type Sentences = Record<string, string | ((...values: string[]) => string)>
