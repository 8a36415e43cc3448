import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { facts } from '#app/company/facts.ts'
import { submitQuote } from '#app/leads/quote/submit.server.ts'
import { migrate } from '#db/migrate.ts'
import { openStore } from '#db/store.server.ts'
import { startMailWorker } from '#server/mail/worker.ts'

/** The smallest server that takes a lead as the real one does: the verb and the mail worker, without the pages. */
const { PORT, DATA_DIR = '', DATABASE_URL, SMTP_URL } = process.env
const store = await openStore({ databaseUrl: DATABASE_URL, dataDir: DATA_DIR })
await migrate(store)
const silent = () => undefined
const complain = (fields: object, message: string) => console.error(message, fields)
const log = { debug: silent, info: silent, warn: silent, error: complain }
const mail = startMailWorker({
	store,
	log,
	smtpUrl: SMTP_URL,
	from: { name: facts.name, address: facts.email },
	processId: `${process.pid}`,
})
const services = { store, log, wakeMail: () => mail.wake() }

const app = new Hono()
app.get('/healthz', (c) => c.json({ ok: true }))
app.post('/contact', async (c) => {
	const address = c.req.header('x-forwarded-for') ?? ''
	const sender = { address, userAgent: c.req.header('user-agent') ?? '', requestId: '', page: '/contact' }
	const result = await submitQuote(services, await c.req.formData(), sender, new Date())
	return result.ok ? c.redirect(`/contact?sent=${result.leadId}`, 303) : c.json(result, 503)
})
serve({ fetch: app.fetch, port: Number(PORT), hostname: '127.0.0.1' })
