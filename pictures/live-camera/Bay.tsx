import { type ReactNode, useId } from 'react'
import { BAY, glitter, swells, tufts } from './places/bay.ts'

const SKY = ['#86a9c2', '#e9c9a0', '#f9e2b4'] as const
const SEA = ['#a8b5ab', '#5a8c99', '#2d6273'] as const
const SAND = ['#cdb384', '#dcc596', '#bfa273'] as const

/** Kelp Bay from the lodge's deck, three quarters of an hour before sunset: the sun's path on the water, the boat, the kelp. */
export function Bay({ className }: { className?: string | undefined }) {
  const [sky, sea, sand, halo] = [useId(), useId(), useId(), useId()]
  return (
    <BayView className={className}>
      <VerticalGradient id={sky} colours={SKY} />
      <VerticalGradient id={sea} colours={SEA} />
      <VerticalGradient id={sand} colours={SAND} />
      <rect width={BAY.width} height={BAY.horizon + 4} fill={`url(#${sky})`} />
      <radialGradient id={halo}>
        <stop offset="0.3" stopColor="#fff3cf" stopOpacity="0.9" />
        <stop offset="1" stopColor="#fff3cf" stopOpacity="0" />
      </radialGradient>
      <circle cx={BAY.sun} cy={178} r={150} fill={`url(#${halo})`} />
      <Background />
      <rect y={BAY.horizon} width={BAY.width} height={BAY.height - BAY.horizon} fill={`url(#${sea})`} />
      <Swells side="light" />
      <Swells side="dark" />
      <Foreground sand={`url(#${sand})`} />
    </BayView>
  )
}

/** The bay without swells and ids, for small pictures. `className` paints sky, light and sea behind it. */
export function PlainBay({ className }: { className?: string | undefined }) {
  return (
    <BayView className={className}>
      <Background />
      <Foreground sand={SAND[1]} />
    </BayView>
  )
}

function BayView({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${BAY.width} ${BAY.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

function Background() {
  return (
    <>
      <circle cx={BAY.sun} cy={178} r={46} fill="#fffbe9" />
      <Clouds />
      <Mountains />
    </>
  )
}

function Foreground({ sand }: { sand: string }) {
  return (
    <>
      <path d={glitter()} fill="#fff1c6" />
      <Kelp />
      <Boat />
      <Shore sand={sand} />
      <Deck />
    </>
  )
}

const SWELLS = {
  light: { stroke: '#9fc0c2', strokeWidth: 2.4, opacity: 0.42 },
  dark: { stroke: '#234f60', strokeWidth: 2.6, opacity: 0.26 },
}

function Swells({ side }: { side: 'light' | 'dark' }) {
  return <path d={swells(side)} fill="none" strokeLinecap="round" {...SWELLS[side]} />
}

function VerticalGradient({ id, colours }: { id: string; colours: readonly [string, string, string] }) {
  const [from, middle, to] = colours
  return (
    <linearGradient id={id} x2="0" y2="1">
      <stop stopColor={from} />
      <stop offset="0.6" stopColor={middle} />
      <stop offset="1" stopColor={to} />
    </linearGradient>
  )
}

function Clouds() {
  return (
    <g fill="#fbe6c4">
      <path
        d="M60 96c60-20 130-14 190-20s120-22 190-10c40 8 20 14-30 16s-90 10-150 16-160 14-200-2Z"
        opacity=".75"
      />
      <path d="M560 58c90-12 150 2 230-6s150-4 200 8-60 14-130 14-250 6-300-16Z" opacity=".6" />
      <path d="M840 120c50-8 110-2 160-6s70 6 30 12-150 8-190-6Z" opacity=".8" />
    </g>
  )
}

function Mountains() {
  return (
    <>
      <path
        d="M0 246V150l40-18 36 6 52-34 66-6 58 16 44 28 62 14 54 32 60 14 74 24 52 10 22 10V252H0Z"
        fill="#9c93a4"
      />
      <path d="M0 252v-56l48-22 40 12 54-16 46 22 70 12 52 24 80 14 70 10Z" fill="#7d7b90" />
      <path d="M76 138l52-34 66-6 10 3-52 16-34 30-40 6Z" fill="#b9a9a6" />
      <path d="M252 114l44 28 62 14 20 12-62-6-50-26Z" fill="#b9a9a6" />
      <path d="M880 252l46-20 52-8 48-18 54-8v54Z" fill="#9c93a4" />
    </>
  )
}

/** Beds of kelp, darkest where the leaves float. */
function Kelp() {
  return (
    <g fill="#3c4a35">
      {BAY.kelp.map(([x, y, size]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
          <path d="M-78 2q30-9 62-3t46-4 52 4q-30 7-70 7t-90-4Z" opacity=".45" />
          <path d="M-62-2q18-7 34 0-16 5-34 0ZM-22-4q20-8 40-1-20 7-40 1ZM24 0q20-7 38 1-20 5-38-1ZM-44 6q22-5 42 1-22 5-42-1ZM4 6q18-5 36 1-18 5-36-1Z" />
        </g>
      ))}
    </g>
  )
}

function Boat() {
  return (
    <g transform="translate(520 268)">
      <path d="M-30 14h62l-10 14h-42Z" fill="var(--worn-solid, #a3392b)" />
      <path d="M-30 14h62l-2 4h-58Z" fill="#f6efdf" />
      <path d="M-4 12v-54l30 50Z" fill="#fffaf0" />
      <path d="M-8 12v-44l-18 44Z" fill="#e6dcc6" />
      <path d="M-6 14v-60h3v60Z" fill="#4a3524" />
      <path d="M-26 30h54l8 8h-50Z" fill="#234f60" opacity=".5" />
    </g>
  )
}

function Shore({ sand }: { sand: string }) {
  return (
    <>
      <path d={`M0 440c150-34 330-52 500-38s330 40 580 8v${BAY.height}H0Z`} fill="#8fb3b3" />
      <path d={`M0 452c150-32 330-46 500-32s330 40 580 10v${BAY.height}H0Z`} fill="#fbf7ea" />
      <path d={`M0 462c160-28 330-40 500-26s340 38 580 12v${BAY.height}H0Z`} fill="#b79d70" />
      <path d={`M0 486c170-24 330-34 500-20s340 34 580 14v${BAY.height}H0Z`} fill={sand} />
      <g fill="#6b665f">
        <path d="M150 462l26-20 44-2 30 18 6 12-102 2Z" />
        <path d="M262 458l18-12 24 4 10 14-50 2Z" />
        <path d="M886 456l26-22 52 2 22 24 30 8-130 4Z" />
      </g>
      <g fill="#948d80">
        <path d="M176 442l44-2 16 10-44 4Z" />
        <path d="M912 434l52 2 10 12-48-2Z" />
      </g>
      <path d={tufts()} fill="#76814f" />
    </>
  )
}

/** The rail of the deck that the camera is screwed to. */
function Deck() {
  return (
    <g>
      <path d="M0 552 1080 522v38H0Z" fill="#7a5c40" />
      <path d="M0 548 1080 518v8L0 558Z" fill="#a8835c" />
    </g>
  )
}
