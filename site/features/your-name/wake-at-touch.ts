export function wakeAtTouch() {}
