// Paths of icons in a box of 24 × 24. Each is its own export, so that a bundle contains only the icons it uses.

export const arrow = 'M5 12h14M13 6l6 6-6 6'
export const back = 'm14 6-6 6 6 6'
export const bag = 'M5 8h14l1 13H4zM8.5 8a3.5 3.5 0 0 1 7 0'
export const bin = 'M5 7h14M9.5 7V4.5h5V7M7 7l.8 12.5h8.4L17 7M10.5 11v5M13.5 11v5'
export const chart = 'M5 20v-7M10 20V6M15 20v-9M20 20V4M3 20h18'
export const clip =
  'M18.5 11 11.8 17.7a4 4 0 0 1-5.6-5.6L13 5.3a2.7 2.7 0 0 1 3.8 3.8L10 15.9a1.3 1.3 0 0 1-1.9-1.9l6-6'
export const cross = 'm6 6 12 12M18 6 6 18'
export const down = 'm6 9.5 6 6 6-6'
export const download = 'M12 4.5v11M7 11l5 5 5-5M5 19.5h14'
export const filter = 'M4 7h16M7 12h10M10 17h4'
export const magnifier = 'M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13zM15.5 15.5l5 5'
export const key = 'M14.5 9.5a4 4 0 1 1-1.2-2.8 4 4 0 0 1 1.2 2.8ZM14 11l6 6v2.5h-2.5L12.8 14.5'
export const lock = 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3'
export const log = 'M6 4.5h12v15H6ZM9 9h6M9 12.5h6M9 16h3.5'
export const mail = 'M4 6.5h16v11H4ZM4.5 7l7.5 6 7.5-6'
export const more =
  'M4.5 12a.5.5 0 1 0 1 0a.5.5 0 1 0-1 0zM11.5 12a.5.5 0 1 0 1 0a.5.5 0 1 0-1 0zM18.5 12a.5.5 0 1 0 1 0a.5.5 0 1 0-1 0z'
export const next = 'm10 6 6 6-6 6'
export const offline =
  'M4 4l16 16M8.5 15.5a5 5 0 0 1 7 0M5.5 12a9.5 9.5 0 0 1 4-2.3M2.8 9a14 14 0 0 1 4-2.5M12 5.5c3.5 0 6.7 1.3 9.2 3.5M12 19v.01'
export const orders = 'M5 4h14v16l-3.5-2-3.5 2-3.5-2L5 20zM9 9h6M9 13h6'
export const paper = 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6'
export const people =
  'M9 11.5a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4ZM3.5 19c.5-3.2 2.7-5 5.5-5s5 1.8 5.5 5M15.5 5.6a3 3 0 0 1 0 5.7M17 14.4c1.9.6 3.1 2.2 3.5 4.6'
export const phone =
  'M6.6 4h3l1.4 4.2-2 1.5a12 12 0 0 0 5.3 5.3l1.5-2 4.2 1.4v3A2.6 2.6 0 0 1 17.4 20C10.6 20 4 13.4 4 6.6A2.6 2.6 0 0 1 6.6 4Z'
export const print = 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z'
export const products =
  'M4 9.5c0-1.4 3.6-2.5 8-2.5s8 1.1 8 2.5-3.6 2.5-8 2.5-8-1.1-8-2.5zM6.5 12 5 20M17.5 12 19 20M12 12v7'
export const reply = 'M9.5 6 4 11.5 9.5 17M4.5 11.5H14a6 6 0 0 1 6 6V18.5'
export const stock = 'M4 4v16M20 4v16M4 9h16M4 16h16M8 9V5.5h4V9M11 16v-4h5v4'
export const tag = 'M4 12V4.5h7.5L20 13l-7 7ZM8 8.5v.01'
export const tick = 'm5 12.5 4.5 4.5L19 7.5'
export const warning = 'M12 4.5 20.5 19h-17ZM12 10v4M12 16.6v.01'
export const whatsapp =
  'M4.2 19.8l1.1-4A8 8 0 1 1 8.3 18.8ZM9.3 8.8c.4 3 2.9 5.5 5.9 5.9l1-1.5-2-1-.9.9c-.9-.4-1.9-1.4-2.3-2.3l.9-.9-1-2Z'
