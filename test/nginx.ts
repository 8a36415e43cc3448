import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free_port.ts'

export const nginxBinary = existsSync('/usr/sbin/nginx') ? '/usr/sbin/nginx' : 'nginx'

export interface NginxProcess {
	url: string
	pid: number
	stop(): Promise<void>
}

/** Starts a real nginx; `server` returns the body of the http block for its folder and port. */
export async function startNginx(server: (folder: string, port: number) => string): Promise<NginxProcess> {
	const folder = nginxFolder()
	const port = await freePort()
	const configuration = `
		worker_processes 1;
		pid ${folder}/nginx.pid;
		error_log ${folder}/error.log;
		events { worker_connections 1024; }
		http {
			access_log off;
			client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
			uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
			${server(folder, port)}
		}`
	const { pid, stop } = await runNginx(folder, configuration)
	return { url: `http://127.0.0.1:${port}`, pid, stop }
}

/** Creates a folder for an nginx, readable by its worker, which does not run as root. */
export function nginxFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), 'hauler-nginx-'))
	chmodSync(folder, 0o755)
	return folder
}

/** Runs nginx with a complete configuration, whose pid file must be `nginx.pid` in `folder`; `stop` removes the folder. */
export async function runNginx(
	folder: string,
	configuration: string,
): Promise<Pick<NginxProcess, 'pid' | 'stop'>> {
	writeFileSync(join(folder, 'nginx.conf'), configuration)
	const command = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;']
	const child = spawn(nginxBinary, command, { stdio: ['ignore', 'ignore', 'pipe'] })
	let errors = ''
	child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
	const exited = once(child, 'exit')
	for (let tries = 0; !existsSync(join(folder, 'nginx.pid')); tries += 1) {
		if (child.exitCode !== null || tries > 250) throw new Error(`nginx did not start.\n${errors}`)
		await new Promise((resolve) => setTimeout(resolve, 20))
	}
	return {
		pid: child.pid ?? 0,
		async stop() {
			child.kill('SIGTERM')
			await exited
			rmSync(folder, { recursive: true, force: true })
		},
	}
}

/** Creates a self-signed certificate for `localhost`: `key.pem` and `certificate.pem` in `folder`. */
export function makeCertificate(folder: string): { certificate: string; key: string } {
	const certificate = join(folder, 'certificate.pem')
	const key = join(folder, 'key.pem')
	const subject = ['-subj', '/CN=localhost', '-days', '2', '-nodes']
	execFileSync(
		'openssl',
		['req', '-x509', '-newkey', 'rsa:2048', ...subject, '-keyout', key, '-out', certificate],
		{
			stdio: 'ignore',
		},
	)
	return { certificate, key }
}

/** Starts nginx terminating TLS with a self-signed certificate in front of `upstream`, as on a typical small server. */
export async function startTlsProxy(upstream: string): Promise<NginxProcess> {
	const proxy = await startNginx((folder, port) => {
		const { certificate, key } = makeCertificate(folder)
		return `
			server {
				listen 127.0.0.1:${port} ssl;
				ssl_certificate ${certificate};
				ssl_certificate_key ${key};
				location / {
					proxy_pass ${upstream};
					proxy_http_version 1.1;
					proxy_set_header Host $http_host;
					proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
					proxy_set_header X-Forwarded-Proto $scheme;
					proxy_buffering off;
				}
			}`
	})
	return { ...proxy, url: proxy.url.replace('http://127.0.0.1', 'https://localhost') }
}

/** Sends a request over TLS, accepting any certificate. Redirects are not followed. */
export async function requestOverTls(
	url: string,
	init: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<{ status: number; headers: Record<string, string | string[] | undefined>; body: string }> {
	const { method = 'GET', headers = {}, body } = init
	return new Promise((resolve, reject) => {
		const outgoing = request(url, { method, headers, rejectUnauthorized: false }, (incoming) => {
			let text = ''
			incoming.on('data', (chunk: Buffer) => (text += chunk.toString()))
			incoming.on('end', () =>
				resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: text }),
			)
		})
		outgoing.on('error', reject)
		outgoing.end(body)
	})
}
