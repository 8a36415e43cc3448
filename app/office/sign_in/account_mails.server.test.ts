import { expect, test } from 'vitest'
import { sampleContent } from '#test/sample_content.ts'
import { createStaff } from '#test/office_leads.ts'
import { recordedLog } from '#test/recorded_log.ts'
import { describeStore } from '#test/stores.ts'
import { mailAccessChange, mailNewAddress } from './account_mails.server.ts'
import { requestPasswordReset } from './reset.server.ts'

const monday = new Date('2026-12-01T03:09:00.000Z')

describeStore('sqlite', 'mails about someone’s access to the office', (fresh) => {
	test('begin with a capital letter after the greeting', async () => {
		const store = await fresh()
		const ann = await createStaff(store, 'office', 'Ann')
		const content = { current: sampleContent } as never
		const { log } = recordedLog()
		const services = { store, content, log, publicUrl: 'https://hauler.example', wake: () => undefined }
		const visitor = { address: '203.0.113.9', userAgent: '', requestId: 'test' }
		expect(await requestPasswordReset(services, visitor, ann.email)).toBe(true)
		for (const change of ['password', 'step-on', 'step-off', 'backup-codes'] as const)
			await mailAccessChange(store.db, services, ann.id, change, monday)
		await mailNewAddress(store.db, services, { ...ann, newEmail: 'new@office.example' }, new Date())
		const mails = await store.db.selectFrom('outbox').select('body').execute()
		expect(mails.map(({ body }) => body.split('\n')[2])).toContain(
			'New backup codes for your sign-in replaced the old ones in the Horsetooth Hauling office on Mon, Nov 30, 8:09 PM.',
		)
		expect(mails).toHaveLength(6)
		for (const { body } of mails) expect(body).toMatch(/^Hello Ann,\n\n[A-Z]/)
	})
})
