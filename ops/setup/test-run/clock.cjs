// Shifts Node's clock. Loaded with `--require`, which reaches every thread. CLOCK_DAY (YYYY-MM-DD) shifts it by whole days to that day,
// so that several processes agree on the time. CLOCK_SHIFT_MS shifts it by milliseconds instead, for tests in which the hour matters.
const DAY_MS = 86_400_000
const { CLOCK_DAY = '', CLOCK_SHIFT_MS } = process.env
const RealDate = Date
const shiftMs = CLOCK_SHIFT_MS === undefined ? shiftToDay() : Number(CLOCK_SHIFT_MS)
if (!Number.isSafeInteger(shiftMs)) throw new Error(`CLOCK_SHIFT_MS is no whole number: ${CLOCK_SHIFT_MS}`)

globalThis.Date = new Proxy(RealDate, {
  apply: () => new RealDate(now()).toString(),
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
})

function shiftToDay() {
  const day = RealDate.parse(CLOCK_DAY)
  if (!/^\d{4}-\d\d-\d\d$/.test(CLOCK_DAY) || Number.isNaN(day))
    throw new Error(`CLOCK_DAY is no day like 2029-06-15: ${CLOCK_DAY}`)
  return day - Math.floor(RealDate.now() / DAY_MS) * DAY_MS
}

function now() {
  return RealDate.now() + shiftMs
}
