/** The gate's line in the afternoon, and what each way of looking takes of the data. */
const STILL_KB = 25
const SECONDS_BETWEEN = 10
const LIVE_KBIT_A_SECOND = 700

export const STILLS = { kilobytes: STILL_KB, seconds: SECONDS_BETWEEN }

/** Megabytes an hour. */
export const STILLS_MB = (STILL_KB * (3600 / SECONDS_BETWEEN)) / 1000
export const LIVE_MB = (LIVE_KBIT_A_SECOND * 3600) / 8 / 1000

/** What the line carried in each quarter minute before, in kilobits a second. */
export const SPEEDS = [980, 1010, 940, 860, 900, 720, 640, 690, 480, 300, 240, 190, 160, 180, 140, 150, 130]
export const NEEDED = LIVE_KBIT_A_SECOND
