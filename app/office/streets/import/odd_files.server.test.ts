import { beforeEach, expect, test } from 'vitest'
import { describeOffice } from '#test/office_server.ts'
import {
	enterAsEditor,
	pageText,
	press,
	resetStreets,
	sendFile,
	streetHeadings,
	textOf,
	uploadFile,
} from '#test/street_import.ts'

describeOffice('files of streets from other programs', (server) => {
	beforeEach(() => resetStreets(server()))

	test('are read if the first line names the separator or if bars separate the columns', async () => {
		const office = await enterAsEditor(server())
		for (const content of [
			'sep=;\r\nStreet;From;To;Area\r\nElm St;1;99;wellington\r\nOak St;5;5;wellington\r\n',
			'\r\nStreet|From|To|Area\r\nElm St|1|99|wellington\r\nOak St|5|5|wellington\r\n',
		]) {
			const summary = await pageText(office, await uploadFile(office, content))
			expect(summary).toContain('1 range on 1 street would be published')
			expect(summary).toContain('Line 4: That is a single house.')
		}
	})

	test('are refused with a sentence and leave nothing behind if they are not a readable table', async () => {
		const office = await enterAsEditor(server())
		const line = 'Elm St,1,99,,,wellington\n'
		for (const [content, sentence] of [
			['%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n1 0 obj\n<< /Type /Catalog >>\n', 'It is a PDF'],
			[Buffer.from('504b030414000600080000000a0041', 'hex'), 'an Excel workbook or a packed folder'],
			[Buffer.from('d0cf11e0a1b11ae1000000000a', 'hex'), 'It is not a text file'],
			[`${streetHeadings}${line}Oak St,1,99,,\0,wellington\n`, 'It is not a text file'],
			[`${streetHeadings}${line}\n"Oak St,1,99,,,wellington\n${line}`, 'From line 4 on it cannot be read'],
			[`"Street,From,To,Area\n"Elm St",1,99,wellington\n`, 'From line 1 on it cannot be read'],
			['Street From To Area\nElm St 1 99 wellington\n', 'at least Street, From, To, Area'],
			['Street,From,To,Street,Area\nElm St,1,99,Oak St,wellington\n', 'Two columns are called “Street”'],
			['Street,From,To,STREET,Area\nElm St,1,99,Oak St,wellington\n', 'Two columns are called “Street”'],
		] as const) {
			const response = await sendFile(office, content as Buffer<ArrayBuffer>)
			expect([sentence, response.status]).toEqual([sentence, 422])
			expect(textOf(await response.text())).toContain(sentence)
		}
		const lists = office.store.db.selectFrom('street_imports').select('id')
		expect(await lists.where('status', '<>', 'published').execute()).toEqual([])
	})

	test('get a line refused by its number if its quotation mark is closed only on a later line', async () => {
		const office = await enterAsEditor(server())
		const content = `${streetHeadings}\n"Elm St,1,99,,,wellington\n"Oak St",1,99,,,wellington\n"Ash St",1,99,,,wellington\n`
		const summary = await pageText(office, await uploadFile(office, content))
		expect(summary).toContain('1 line refused')
		expect(summary).toContain('Line 3: A quotation mark is not closed, so that the line after it was read as')
		expect(summary).toContain('1 range on 1 street would be published')
	})

	test('are refused if a column that was chosen by hand shares its name with another one', async () => {
		const office = await enterAsEditor(server())
		const content = 'Weg,von,bis,Tour,Weg\nElm St,1,99,wellington,Oak St\n'
		const path = await uploadFile(office, content)
		const columns = { intent: 'columns', street: 'Weg', from: 'von', to: 'bis', area: 'Tour' }
		const refused = await press(office, path, columns)
		expect([refused.status, textOf(await refused.text())]).toEqual([
			422,
			expect.stringContaining('Two columns are called “Weg”'),
		])
	})
})
