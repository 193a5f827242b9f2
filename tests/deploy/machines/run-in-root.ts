import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Mounts what a booted machine has, for the command only, and runs it. */
const PREPARE = `set -e
root=$1 folder=$2
shift 2
mount --rbind /dev "$root/dev"
mount -t tmpfs tmpfs "$root/dev/shm"
mount --rbind /sys "$root/sys"
mount -t proc proc "$root/proc"
chroot "$root" env --chdir="$folder" "$@"`

const ENV = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  HOME: '/root',
  LANG: 'C.UTF-8',
  DEBIAN_FRONTEND: 'noninteractive',
}
/** Variables of this machine's network: its proxies and authorities, and npm's registry. */
const NETWORK_VARIABLES =
  /^((https?|no)_proxy|npm_config_(registry|cafile|proxy|https_proxy|noproxy|strict_ssl)|NODE_EXTRA_CA_CERTS|SSL_CERT_(FILE|DIR))$/i

type Options = {
  /** An open file for the command's output. */
  log: number | 'inherit'
  /** The working directory within the root. */
  cwd?: string
  env?: NodeJS.ProcessEnv
}
type Running = {
  /** The exit code of the command; null if a signal ended it. */
  ended: Promise<number | null>
  /** Ends the command and all its child processes. */
  stop: () => Promise<void>
}

/** Runs a command in a root, in its own process namespace: its child processes end with it. */
export function runInRoot(
  root: string,
  command: ReadonlyArray<string>,
  { log, cwd = '/', env }: Options,
): Running {
  const child = spawn(
    'unshare',
    [
      '--mount',
      '--propagation',
      'private',
      '--pid',
      '--fork',
      '--kill-child',
      'sh',
      '-c',
      PREPARE,
      'sh',
      root,
      cwd,
      ...command,
    ],
    { stdio: ['ignore', log, log], env: { ...networkEnv(), ...ENV, ...env } },
  )
  const killChild = () => child.kill('SIGKILL')
  process.once('exit', killChild)
  const ended = once(child, 'exit').then(([code]) => {
    process.off('exit', killChild)
    return code
  })
  return {
    ended,
    stop: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** Runs a command in a root. @throws {Error} if it fails */
export async function mustRunInRoot(root: string, command: ReadonlyArray<string>): Promise<void> {
  const code = await runInRoot(root, command, { log: 'inherit' }).ended
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}`)
}

function networkEnv(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => NETWORK_VARIABLES.test(name)))
}
