// For `node --import`: removes a defence from a file of the server when it is loaded, in every thread. The control is in this
// module's own address, because threads need not share the process's environment.
import { registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'
import { ROOT } from '../../../ops/setup/root.mjs'
import type { Control } from '../scenario.ts'
import { breakSource } from './break-source.ts'

const control: Control = JSON.parse(new URL(import.meta.url).searchParams.get('control') ?? '')
const broken = new URL(control.file, pathToFileURL(`${ROOT}/`)).href

registerHooks({
  load: (url, context, nextLoad) => {
    const loaded = nextLoad(url, context)
    if (url !== broken) return loaded
    return { ...loaded, source: breakSource(String(loaded.source), control) }
  },
})
