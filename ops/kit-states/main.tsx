// `npm run dev` shows at /ui the parts of ui/ in all their states, in one room's look at a time. This page is never built.
import { createRoot } from 'react-dom/client'
import '../../ui/scale.css'
import '../../ui/rooms.css'
import '../../ui/layout.css'
import { KitStates } from './KitStates.tsx'

const ROOMS = {
  inbox: () => import('../../inbox/styles/base.css'),
  office: () => import('../../demos/office/office-base.css'),
  shop: () => import('../../demos/parts/shop-base.css'),
}
const parameters = new URLSearchParams(location.search)
const rooms = Object.keys(ROOMS) as Array<keyof typeof ROOMS>
const room = rooms.find((room) => room === parameters.get('room')) ?? 'inbox'
const theme = parameters.get('theme') === 'dark' ? 'dark' : 'light'

await ROOMS[room]()
Object.assign(document.documentElement.dataset, { room, theme })
const container = document.querySelector('#states')
if (!container) throw new Error('The page has no place for the states')
createRoot(container).render(<KitStates rooms={rooms} room={room} theme={theme} />)
