import { expect, test } from 'vitest'
import { losingCommit } from '#test/lost_commit.ts'
import { sendFrom } from '#test/people.ts'
import { get, post, signIn } from '#test/staff.ts'
import { serveWithTexts, startTwilio } from '#test/start_twilio.ts'
import { describeStore, type FreshStore } from '#test/stores.ts'
import { allTexts, hiddenWithText } from '#test/texts.ts'

const june = { name: 'June Hill', email: 'june@example.com', phone: '970 555 0142' }

/** Opens the form for a text on the page of June's request; returns it with a function to send it. */
async function openForm(store: FreshStore) {
	const twilio = await startTwilio()
	const { leadId } = await sendFrom(store, june)
	const { url } = await serveWithTexts(store.connection, twilio)
	const cookie = await signIn({ url, store }, 'office')
	const path = `/admin/leads/quote/${leadId}`
	const send = (html: string, text: string) =>
		post(url, `${path}/text`, { ...hiddenWithText(html), text }, { cookie })
	return { html: await (await get(url, path, cookie)).text(), send }
}

const bodies = async (store: FreshStore) => (await allTexts(store)).map(({ body }) => body)

describeStore('postgres', 'a text whose commit is not answered', (fresh) => {
	test('SD-100 is stored once when the form that came back is sent again', async () => {
		const store = await losingCommit(fresh, 'insert into "texts"')({ seed: true })
		const { html, send } = await openForm(store)
		const unknown = await send(html, 'See you Tuesday.')
		expect(unknown.status).toBe(503)
		const kept = await unknown.text()
		expect(kept).toContain('>See you Tuesday.</textarea>')
		expect((await send(kept, 'See you Tuesday.')).status).toBe(303)
		expect(await bodies(store)).toEqual([expect.stringContaining('See you Tuesday.')])
	})
})

describeStore('sqlite', 'a form of a text that is sent twice', (fresh) => {
	test('SD-100 sends one text for the same words, and another one for different words', async () => {
		const store = await fresh({ seed: true })
		const { html, send } = await openForm(store)
		for (const words of ['See you Tuesday.', 'See you Tuesday.', 'No, Wednesday.', 'No, Wednesday.'])
			expect((await send(html, words)).status).toBe(303)
		expect(await bodies(store)).toEqual([expect.stringContaining('See you Tuesday.'), 'No, Wednesday.'])
	})
})
