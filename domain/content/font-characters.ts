const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join('')

/**
 * Every character that the site's fonts carry: printable ASCII, the no-break space of rand amounts, the punctuation of the
 * content and the letters of South African names; Venda's ḓ, ḽ, ṋ and ṱ are not in them. After a change: `npm run fonts`.
 */
export const FONT_CHARACTERS = `${ASCII}\u00a0–—‘’“”…·×÷−→←↗↑↓©•½éêëèáóíúöüïôîçñÉÊËÖÜ`
