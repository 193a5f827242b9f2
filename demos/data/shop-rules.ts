import { decide } from '../domain/decide.ts'
import { seedState } from '../domain/seed.ts'
import type { ShopRules } from './shop-store.ts'

export const shopRules: ShopRules = { decide, seed: seedState }
