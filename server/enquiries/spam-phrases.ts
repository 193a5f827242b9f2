// Phrases that only spam contains: one is enough.
const SPAM_ONLY: ReadonlyArray<RegExp> = [
  /v[i1!|][a@]gr[a@]|\bcialis\b|\blevitra\b|kamagra|online pharmacy|without (?:a )?prescription/,
  /online c[a@]sin[o0]|c[a@]sin[o0] bonus|free spins|slot gacor|\b1xbet\b|sports betting tips/,
  /\bporn|\bxxx\b|sex (?:dating|cams?|videos?|chat)|adult dating|\bhook-?ups?\b|onlyfans/,
  /(?:hot|sexy|naked) (?:girls?|women|singles)/,
  /guest post|link insertions?|do-?follow|sponsored (?:posts?|articles?)|domain authority/,
  /(?:quality|authority|cheap|permanent) back-?links/,
  /double your (?:bitcoin|btc|money|investment|crypto)|guaranteed (?:profits?|returns?|ranking)/,
  /binary options|crypto investment|passive income/,
  /next of kin|inheritance (?:fund|claim)|unclaimed (?:funds?|money)|lottery (?:winn|prize)/,
  /earn(?:ing)? (?:up to |over |more than )?[$€£] ?\d|make money (?:online|from home|fast)/,
  /(?:buy|gain|get|sell|real) (?:[\w,]+ ){0,3}(?:instagram|tiktok|youtube|facebook) (?:followers|likes|views)/,
  /(?:verified|targeted) (?:\w+ ){0,2}(?:email|leads?|contact) (?:lists?|database)/,
  /\d million (?:emails|contacts|websites|contact forms)|contact form (?:blast|submissions|marketing)/,
  /replica (?:watches|handbags|bags|shoes)|rolex replica|cheap (?:jerseys|ray-?bans?|uggs?)/,
  /merchant cash advance|unsecured business (?:loan|funding)|working capital (?:loan|of up to)/,
  /(?:instant|urgent) loan offer/,
  /\[url=|\[link=/,
]

// Subjects of sales pitches. A genuine client may mention one of them; two different ones count as spam.
const PITCH_SUBJECTS: ReadonlyArray<ReadonlyArray<RegExp>> = [
  [
    /(?:came across|was (?:on|browsing|looking at)|reviewed|visited|stumbled (?:upon|across)) your (?:web ?site|site)/,
  ],
  [
    /your (?:web ?site|site|business|brand|domain|page)(?:'s|’s)? (?:seo|traffic|rank|visibility|isn['’]t|lacks|needs|has)/,
    /(?:rank|promote|boost|optimi[sz]e|redesign|improve|grow|scale) your (?:web ?site|site|business|brand|sales|rank)/,
    /(?:traffic|visitors|leads|customers|clients|sales) (?:to|for|on) your (?:web ?site|site|business|company)/,
    /for your (?:business|company|brand)/,
  ],
  [/(?:first|1st|top|#1|page one|page 1)(?: page| spot| position| results?)? (?:of|on|in) google/],
  [
    /seo (?:expert|specialist|services?|packages?|company|agency|proposal)/,
    /digital marketing (?:expert|executive|agency|services)/,
  ],
  [
    /(?:increase|more|drive|boost) (?:\w+ ){0,2}(?:organic )?traffic|social media (?:growth|promotion)|back-?links?/,
  ],
  [
    /(?:business development|sales|marketing) (?:executive|manager|consultant)/,
    /(?:web|app|seo|software|digital) (?:\w+ ){0,3}(?:from|based in|in) (?:india|pakistan|bangladesh|china)/,
  ],
  [
    /we (?:offer|provide|can offer|can provide|speciali[sz]e)|(?:dedicated|skilled|offshore) developers/,
    /our (?:services|packages|prices|plans) (?:start|include|begin)/,
  ],
  [
    /send you (?:\w+ ){0,3}(?:quote|proposal|price list|portfolio|packages|pricing|audit|details\?)/,
    /reply (?:with )?(?:yes|interested)|let me know if you(?:'re|’re| are) interested|are you interested\?/,
  ],
  [
    /free (?:seo |website )?(?:audit|analysis)|special offer|limited time|act now|100% (?:free|safe|guarantee)/,
    /money[- ]back|no obligation|risk[- ]free|click (?:here|the link|below|on the link)/,
  ],
  [/to (?:unsubscribe|opt[- ]out)|(?:unsubscribe|opt[- ]out) here|(?:not|don['’]t) (?:wish|want) to receive/],
  [
    /(?:only|just|from|starting at|at) (?:usd ?)?[$€£] ?\d|[$€£] ?\d[\d,.]* ?(?:per|a|\/) ?(?:day|week|month|hour)/,
  ],
  [/web ?master|(?:web ?site|site) owner|dear (?:business owner|friend|beneficiary)/],
  [/bitcoin|\bbtc\b|\bcrypto\b|\bforex\b|trading (?:bot|signals)|investment (?:opportunity|plan)|\bcasino\b/],
  [/explainer video|animated video|wikipedia page|email list|lead generation|b2b leads/],
  [/telegram|\bt\.me\/|contact (?:me|us) (?:on|via|at) (?:telegram|skype|whatsapp)/],
  [
    /domain (?:name )?(?:registration )?(?:expir|renew)|domain (?:name )?registration/,
    /copyright (?:infringement|violation)|account (?:will be|has been) (?:suspended|disabled|terminated)/,
  ],
  [/factory (?:in|from) china|factory price|wholesale price/],
  [/loan (?:offer|at)|interest rate of|\d% interest|no collateral|bad credit|funding (?:of )?up to/],
]

const LATIN_AND_LOOKALIKE = /[a-z][\u0370-\u03ff\u0400-\u04ff]|[\u0370-\u03ff\u0400-\u04ff][a-z]/
const OTHER_SCRIPT = /[\u0400-\u04ff\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]{4}/
const ANY_LINK = /https?:\/\/|www\./

/** Normalising takes quadratic time in the length of a run of combining marks, so a text is normalised piece by piece. */
const PIECE = /[\s\S]{1,256}/gu

/** All phrases that suggest spam, alone or together. */
export const PHRASES: ReadonlyArray<RegExp> = [...SPAM_ONLY, ...PITCH_SUBJECTS.flat()]

/**
 * Whether a text reads like the sales pitches and scams that contact forms receive. Meant for a message of limited length.
 * Disguised letters (full-width, separated by zero-width characters, Cyrillic look-alikes) are recognised.
 */
export function readsLikeSpam(text: string): boolean {
  const plain = normalised(text)
  return (
    SPAM_ONLY.some((phrase) => phrase.test(plain)) ||
    PITCH_SUBJECTS.filter((phrases) => phrases.some((phrase) => phrase.test(plain))).length >= 2 ||
    LATIN_AND_LOOKALIKE.test(plain) ||
    (OTHER_SCRIPT.test(plain) && ANY_LINK.test(plain))
  )
}

function normalised(text: string): string {
  return text
    .replace(PIECE, (piece) => piece.normalize('NFKC'))
    .replace(/\p{Cf}/gu, '')
    .replace(/\s{2,}|[^\S ]/g, ' ') // leaves single spaces alone: four times as fast
    .toLowerCase()
}
