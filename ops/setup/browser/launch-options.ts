/** Path of Chrome 106, if it is available; see ops/setup/browser/old-chrome.mjs. */
export const CHROME_106 = process.env.CHROME_106

/** Launch options of every browser in this project: the system's Chromium, without its own network requests. */
export const launchOptions = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Fetches lazy images at the distance of a fast connection, even if the connection type is unknown. And adds a mouse, which
    // a machine without a screen lacks: (hover: hover), (pointer: fine). Emulating a phone removes it again.
    '--blink-settings=lazyLoadingImageMarginPxUnknown=1250,primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4',
  ],
}
