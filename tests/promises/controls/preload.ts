// For `node --import`: removes a defence from a file of the server when it is loaded, in every thread. The control is a
// parameter of this module's address, because a thread may have another environment.
import { registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'
import { ROOT } from '../../../ops/setup/root.mjs'
import type { Control } from '../scenario.ts'
import { breakSource } from './break-source.ts'

const control: Control = JSON.parse(new URL(import.meta.url).searchParams.get('control') ?? '')
const brokenUrl = new URL(control.file, pathToFileURL(`${ROOT}/`)).href

registerHooks({
  load: (url, context, nextLoad) => {
    const loaded = nextLoad(url, context)
    if (url !== brokenUrl) return loaded
    return { ...loaded, source: breakSource(String(loaded.source), control) }
  },
})
