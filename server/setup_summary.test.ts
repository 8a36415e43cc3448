import { expect, test } from 'vitest'
import { runServer } from '#test/serve_store.ts'
import { describeStore } from '#test/stores.ts'
import { readEnvironment } from './env.ts'
import { summarizeSetup } from './setup_summary.ts'
import { version } from './version.ts'

test('the summary names each part of the setup, without passwords', () => {
	const { parts, warnings } = summarizeSetup(
		readEnvironment({
			DATABASE_URL: 'postgres://hauler:database-pass@db.example:5433/site',
			APP_SECRET: 'a secret of more than thirty-two letters',
			SMTP_URL: 'smtps://office:mail-pass@mail.example:465',
			S3_BUCKET: 'pictures',
			S3_ENDPOINT: 'https://objects.example',
			S3_ACCESS_KEY_ID: 'key',
			S3_SECRET_ACCESS_KEY: 'bucket-pass',
			TRUSTED_PROXIES: '10.0.0.1',
			PUBLIC_URL: 'https://hauler.example',
		}),
	)
	expect(parts).toEqual({
		version,
		store: 'PostgreSQL at db.example:5433/site',
		pictures: 'bucket pictures at https://objects.example',
		mail: 'leaves by mail.example:465',
		proxies: '10.0.0.1 are believed',
		address: 'https://hauler.example',
	})
	expect(JSON.stringify(parts)).not.toMatch(/pass/)
	expect(warnings).toEqual([])
})

test('the summary warns of local picture storage with a shared database', () => {
	const settings = { DATABASE_URL: 'postgres://db.example/site', APP_SECRET: 'x'.repeat(40) }
	expect(summarizeSetup(readEnvironment(settings)).warnings).toEqual([expect.stringContaining('S3_BUCKET')])
	expect(summarizeSetup(readEnvironment({})).warnings).toEqual([])
})

describeStore('sqlite', 'a start', (fresh) => {
	test('logs what is on, and names a misspelled setting', async () => {
		const { connection } = await fresh()
		const server = await runServer(connection, { LOG_LEVEL: 'info', SMPT_URL: 'smtp://127.0.0.1:2525' })
		await server.stop()
		const lines = server.output().split('\n')
		const settings = lines.find((line) => line.includes('"msg":"settings"'))
		expect(settings).toContain('waits in the outbox')
		expect(settings).toContain(`"version":"${version}"`)
		expect(lines.find((line) => line.includes('SMPT_URL'))).toContain('SMPT_URL is no setting; SMTP_URL is.')
	})
})
