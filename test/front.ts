import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { makeCertificate, nginxFolder, type NginxProcess, runNginx } from './nginx.ts'
import { freePort } from './free_port.ts'

/** nginx with the shipped configuration and a test certificate. */
export interface Front extends NginxProcess {
	/** The folder with its caches and logs. */
	folder: string
	/** The port for requests without TLS. */
	httpPort: number
}

/** Reserves an address for nginx, so that the app can be given its public URL before nginx runs. */
export async function frontAddress(): Promise<{ port: number; url: string }> {
	const port = await freePort()
	return { port, url: `https://localhost:${port}` }
}

/** The configuration that `deploy/front.sh` prints for these settings. Throws if it refuses them, with its error message. */
export function frontConfiguration(environment: Record<string, string>): string {
	return execFileSync('sh', [join(import.meta.dirname, '../deploy/front.sh')], {
		encoding: 'utf8',
		env: { PATH: process.env.PATH, ...environment },
		stdio: ['ignore', 'pipe', 'pipe'],
	})
}

/**
 * Runs nginx with `deploy/nginx.conf`, modified by `change`, at `address` in front of the servers in `apps` (`host:port`
 * each). This process trusts its certificate.
 */
export async function startFront(
	address: { port: number; url: string },
	apps: readonly string[],
	environment: Record<string, string> = {},
	change: (configuration: string) => string = (configuration) => configuration,
): Promise<Front> {
	const folder = nginxFolder()
	const { certificate, key } = makeCertificate(folder)
	setDefaultCACertificates([...getCACertificates(), readFileSync(certificate, 'utf8')])
	const httpPort = await freePort()
	const configuration = frontConfiguration({
		PUBLIC_URL: address.url,
		TLS_CERTIFICATE: certificate,
		TLS_KEY: key,
		FRONT_DIR: folder,
		LISTEN: '127.0.0.1',
		HTTP_PORT: String(httpPort),
		HTTPS_PORT: String(address.port),
		APP: apps.join(' '),
		ERROR_LOG: join(folder, 'error.log'),
		...environment,
	})
	const { pid, stop } = await runNginx(folder, change(configuration))
	return { url: address.url, pid, folder, httpPort, stop }
}
