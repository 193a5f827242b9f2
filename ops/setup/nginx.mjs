import { exists, installFromDebian } from './debian.mjs'

export const NGINX = '/usr/sbin/nginx'
export const NO_NGINX =
  'nginx is not installed: the tests with a shared cache in front were skipped. Install it (Debian: apt-get install nginx-light) and run npm test again.'

/**
 * Installs nginx if needed and possible. The tests start their own; they never use the system's.
 *
 * @returns {Promise<boolean>} whether it is installed
 */
export async function hasNginx() {
  if (!(await exists(NGINX))) await installFromDebian('nginx-light')
  return exists(NGINX)
}
