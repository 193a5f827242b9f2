/** Chrome 106, where it can be had; see setup/browser/old-chrome.mjs. */
export const CHROME_106 = process.env.CHROME_106

/** How every browser of this project is started: the system's Chromium, without a screen and without calls of its own. */
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
    // How far ahead lazy pictures are fetched: as with a good connection, also where the browser does not know its own.
    '--blink-settings=lazyLoadingImageMarginPxUnknown=1250',
  ],
}
