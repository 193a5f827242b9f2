/** What a press in a picture does. */
export function nothing(): void {}
