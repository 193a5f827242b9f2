/** What was done, in words, and how to take it back where that is possible. */
export type Undoable = { words: string; undo?: (() => Promise<void> | void) | undefined }
