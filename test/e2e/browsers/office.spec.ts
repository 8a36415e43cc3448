import { sendLead } from '#test/office_leads.ts'
import { insertStaff, staffPassword } from '#test/staff.ts'
import { test } from './browser_test.ts'
import { button, field } from './visitor.ts'

test.use({ hasOwnSite: true })

/** The XPath of a request's line in the inbox; a notice above it may link to the same request. */
const lineOf = (name: string) =>
	`//main//a[@data-shortcut="line"][starts-with(normalize-space(.), "${name}")]`

test('FI-72 staff sign in, work on a request from the inbox, and see a new one announced', async ({
	visitor,
	site,
}) => {
	const { email } = await insertStaff(site.store, 'office')
	await sendLead(site.store, 'rolloff', { full_name: 'Wren Castillo', phone: '970 555 0133' })
	await visitor.open('/admin/login?next=/admin/leads')
	await visitor.fill('Email', email)
	await visitor.fill('Password', 'not the password')
	await visitor.click(button('Sign in'))
	await visitor.reads('do not belong together')
	await visitor.fill('Password', staffPassword)
	await visitor.click(button('Sign in'))
	await visitor.arrives('/admin/leads')
	await visitor.reads('Wren Castillo')
	await visitor.hydrated()
	await sendLead(site.store, 'quote', { name: 'Ada Quist' })
	const newRequest = '//button[contains(., "1 new request: show")]'
	await visitor.click(newRequest)
	await visitor.sees(lineOf('Ada Quist'))
	// The notice disappears once the list has loaded, and the lines below move up.
	await visitor.sees(newRequest, false)
	await visitor.click(lineOf('Wren Castillo'))
	await visitor.sees('//h1[normalize-space(.)="Wren Castillo"]')
	await visitor.click('//label[normalize-space(.)="Contacted"]')
	await visitor.fill('Note', 'Calls back at four.')
	await visitor.click(button('Save'))
	await visitor.reads('Saved.')
	await visitor.reads('set the status from New to Contacted')
	await visitor.sees(field('Note'))
	await visitor.click(button('Sign out'))
	await visitor.arrives('/admin/login')
})
