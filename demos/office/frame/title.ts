import { createContext, use, useEffect } from 'react'

/** Part of every title of the office: the shop, and how many orders are unopened. */
export const TitleContext = createContext({ shop: '', unseen: 0 })

/** Names the page in the browser: `(1) Orders today · Kiaat & Co, behind the counter (demo)`. */
export function useTitle(name: string): void {
  const { shop, unseen } = use(TitleContext)
  useEffect(() => {
    document.title = `${unseen > 0 ? `(${unseen}) ` : ''}${name} · ${shop}, behind the counter (demo)`
  }, [name, shop, unseen])
}
