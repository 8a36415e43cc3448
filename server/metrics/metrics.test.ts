import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import type { MailState } from '#platform/mail/mail_state.ts'
import { requestOverTls, startNginx, startTlsProxy } from '#test/nginx.ts'
import { insertMails } from '#test/outbox_rows.ts'
import { quoteEntries } from '#test/quote_entries.ts'
import { runServer } from '#test/serve_store.ts'
import { describeStore } from '#test/stores.ts'

const deploy = (name: string) => readFileSync(join(import.meta.dirname, '../../deploy', name), 'utf8')

/** The values of a scrape by sample, such as `leads_total{form="quote",outcome="taken"}`. */
async function scrape(url: string): Promise<Map<string, number>> {
	const response = await fetch(`${url}/metrics`)
	expect(response.status).toBe(200)
	expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
	expect(response.headers.get('cache-control')).toBe('no-store')
	const lines = (await response.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'))
	return new Map(
		lines.map((line) => {
			const at = line.lastIndexOf(' ')
			return [line.slice(0, at), Number(line.slice(at + 1))]
		}),
	)
}

const send = (url: string) =>
	fetch(`${url}/contact`, { method: 'POST', body: quoteEntries(), redirect: 'manual' })

describeStore('sqlite', 'the metrics', (fresh) => {
	test('count requests by route, leads by form, waiting mails and failures of the store', async () => {
		const store = await fresh({ seed: true })
		const { url } = await runServer(store.connection)
		const first = await scrape(url)
		expect(first.get('leads_total{form="rolloff",outcome="unavailable"}'), 'begins at zero').toBe(0)
		expect(first.get('outbox_mails')).toBe(0)
		expect(first.get('outbox_oldest_age_seconds')).toBe(0)
		for (const path of [
			'/contact',
			'/contact',
			'/contact?from=june@hill.example',
			'/help/cart-repair',
			'/secret-6f2',
		]) {
			await fetch(url + path)
		}
		await fetch(`${url}/contact`, { method: 'HEAD' })
		await send(url)
		await send(url)
		const then = await scrape(url)
		expect(then.get('http_requests_total{method="GET",route="/contact",status="200"}')).toBe(1)
		expect(then.get('http_requests_total{method="GET",route="(cached page)",status="200"}')).toBe(2)
		expect(then.get('http_requests_total{method="HEAD",route="(cached page)",status="200"}')).toBe(1)
		expect(then.get('http_requests_total{method="GET",route="/help/:slug",status="200"}')).toBe(1)
		expect(then.get('http_requests_total{method="GET",route="/:address",status="404"}')).toBe(1)
		expect(then.get('http_request_duration_seconds_count{route="/help/:slug"}')).toBe(1)
		expect(then.get('page_cache_renders_total')).toBe(3)
		expect(then.get('leads_total{form="quote",outcome="taken"}')).toBe(1)
		expect(then.get('leads_total{form="quote",outcome="repeat"}')).toBe(1)
		expect(then.get('outbox_mails')).toBeGreaterThan(0)
		expect(then.get('outbox_oldest_age_seconds')).toBeGreaterThan(0)
		expect(then.get('store_reachable')).toBe(1)
		expect(then.get('store_errors_total{kind="write"}')).toBe(0)
		expect([...then.keys()].join('\n')).not.toContain('secret')

		const created_at = '2026-01-01T00:00:00.000Z'
		const refused = { failure: 'refused', last_error: '550' }
		await insertMails(store, 1, { created_at }, refused)
		const still = await scrape(url)
		expect(still.get('outbox_mails'), 'a mistyped address').toBe(then.get('outbox_mails'))
		await insertMails(store, 1, { created_at, kind: 'staff' }, refused)
		const own = await scrape(url)
		const { mail } = (await (await fetch(`${url}/readyz`)).json()) as { mail: MailState }
		expect(own.get('outbox_mails')).toBe(mail.waiting)
		expect(mail.waiting).toBe((then.get('outbox_mails') ?? 0) + 1)
		expect(own.get('outbox_troubled_mails')).toBe(mail.troubled)
		expect(Math.abs((own.get('outbox_oldest_age_seconds') ?? 0) - (mail.oldestSeconds ?? 0))).toBeLessThan(60)
		expect(mail.oldestSeconds).toBeGreaterThan(86_400)

		await sql`drop table consent_records`.execute(store.db)
		const entries = quoteEntries({ message: 'Another one.' })
		const response = await fetch(`${url}/contact`, { method: 'POST', body: entries, redirect: 'manual' })
		expect(response.status).toBe(503)
		const last = await scrape(url)
		expect(last.get('leads_total{form="quote",outcome="unavailable"}')).toBe(1)
		expect(last.get('store_errors_total{kind="write"}')).toBeGreaterThan(0)
	})
})

describeStore('sqlite', 'the metrics', (fresh) => {
	test('are never reachable through nginx without the token, in any configuration', async () => {
		const store = await fresh({ seed: true })
		const bare = async (upstream: string) => {
			const nginx = await startNginx(
				(_, port) => `server { listen 127.0.0.1:${port}; location / { proxy_pass ${upstream}; } }`,
			)
			onTestFinished(() => nginx.stop())
			return nginx.url
		}
		const kept = async (upstream: string) => {
			const nginx = await startNginx(
				(_, port) => `
					upstream site { server ${upstream.replace('http://', '')}; keepalive 8; }
					server {
						listen 127.0.0.1:${port};
						location / {
							proxy_pass ${upstream};
							proxy_http_version 1.1;
							proxy_set_header Connection "";
						}
					}`,
			)
			onTestFinished(() => nginx.stop())
			return nginx.url
		}
		const plain = await runServer(store.connection)
		expect((await fetch(`${plain.url}/metrics`)).status, 'this machine itself').toBe(200)
		const tls = await startTlsProxy(plain.url)
		onTestFinished(() => tls.stop())
		expect((await requestOverTls(`${tls.url}/metrics`)).status, 'with forwarded headers').toBe(403)
		expect((await fetch(`${await bare(plain.url)}/metrics`)).status, 'a bare proxy_pass').toBe(403)

		const named = await runServer(store.connection, { PUBLIC_URL: 'https://hauler.example' })
		expect((await fetch(`${named.url}/metrics`)).status).toBe(403)
		expect((await fetch(`${await kept(named.url)}/metrics`)).status, 'one that hides').toBe(403)
		const refused = await fetch(`${named.url}/metrics`)
		expect(await refused.text()).not.toMatch(/_total|_seconds/)

		const token = 'a-token-of-more-than-sixteen'
		const guarded = await runServer(store.connection, { METRICS_TOKEN: token, TRUSTED_PROXIES: '127.0.0.1' })
		const front = await bare(guarded.url)
		for (const url of [guarded.url, front]) {
			const without = await fetch(`${url}/metrics`)
			expect([without.status, without.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
			const headers = { authorization: `Bearer ${token}` }
			expect((await fetch(`${url}/metrics`, { headers })).status).toBe(200)
		}
	})

	test('report a store that does not answer, and leave out the mails then', async () => {
		const { connection } = await fresh()
		const nowhere = { ...connection, databaseUrl: 'postgres://nobody@127.0.0.1:9/none' }
		const { url } = await runServer(nowhere)
		const samples = await scrape(url)
		expect(samples.get('store_reachable')).toBe(0)
		expect(samples.get('content_from_store')).toBe(0)
		expect(samples.get('store_errors_total{kind="connect"}')).toBeGreaterThan(0)
		expect([...samples.keys()].filter((name) => name.startsWith('outbox_'))).toEqual([])
	})

	test("include every metric that an alert or the operator's guide names, and the guide names all of ours", async () => {
		const { url } = await runServer((await fresh({ seed: true })).connection)
		await fetch(`${url}/contact`)
		const text = await (await fetch(`${url}/metrics`)).text()
		const metrics = [...text.matchAll(/^# TYPE (\w+) (\w+)/gm)].map(([, name = '', type = '']) => ({
			name,
			type,
		}))
		const series = new Set(['up', ...metrics.map(({ name }) => name)])
		for (const { name, type } of metrics) {
			if (type === 'histogram') for (const part of ['bucket', 'sum', 'count']) series.add(`${name}_${part}`)
		}

		interface Rule {
			alert: string
			expr: string
			labels: { severity: string }
			annotations: { summary: string; action: string }
		}
		const { groups } = parse(deploy('alerts.yml')) as { groups: { rules: Rule[] }[] }
		const rules = groups.flatMap((group) => group.rules)
		expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length)
		for (const { alert, expr, labels, annotations } of rules) {
			expect(['page', 'ticket'], alert).toContain(labels.severity)
			expect(annotations.summary && annotations.action, alert).toBeTruthy()
			const bare = expr.replace(/\{[^}]*\}|\[[^\]]*\]|by \([^)]*\)/g, '')
			const names =
				bare.match(/\b[a-z]\w*_\w+\b|\bup\b/g)?.filter((name) => name !== 'histogram_quantile') ?? []
			expect(names.length, alert).toBeGreaterThan(0)
			for (const name of names) expect(series, alert).toContain(name)
		}

		const guide = deploy('README.md')
		const ours = metrics.map(({ name }) => name).filter((name) => !/^(nodejs|process)_/.test(name))
		expect(ours.length).toBeGreaterThan(9)
		for (const name of ours) expect(guide).toContain(`\`${name}\``)
		const named = [...guide.matchAll(/`(\w+_\w+)`/g)].map(([, name = '']) => name)
		const lower = named.filter((name) => name === name.toLowerCase())
		expect(lower.filter((name) => !series.has(name) && !name.endsWith('_'))).toEqual([])
	})
})
