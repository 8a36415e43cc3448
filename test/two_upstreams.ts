import { type NginxProcess, startNginx } from './nginx.ts'

/**
 * nginx in front of two servers as in `docs/upgrading.md`: connections are kept alive, and a refused one is retried on
 * the other server without marking the first as failed.
 */
export async function startFrontOfTwo(ports: readonly [string, string]): Promise<NginxProcess> {
	return startNginx(
		(_, port) => `
			upstream site {
				${ports.map((one) => `server 127.0.0.1:${one} max_fails=0;`).join('\n')}
				keepalive 16;
			}
			server {
				listen 127.0.0.1:${port};
				location / {
					proxy_pass http://site;
					proxy_http_version 1.1;
					proxy_set_header Connection "";
					proxy_set_header Host $http_host;
					proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
					proxy_set_header X-Forwarded-Proto $scheme;
				}
			}`,
	)
}
