import { expect, test } from 'vitest'
import { readAddress } from './read_address.ts'
import { readStreetName, streetKey } from './street_name.ts'

const towns = new Set(['WINDSOR', 'EATON', 'FORT COLLINS'])
const nicknames = new Map([['EATOWN', 'EATON']])

/** Each line: an address as typed, then the number, street, town and ZIP that are read from it. */
const addresses = `
35500 CR13, Windsor = 35500 COUNTYROAD13 WINDSOR
35500 WCR 13 = 35500 W COUNTYROAD13
35500 WCR13 Windsor = 35500 W COUNTYROAD13 WINDSOR
400 DCR 5 = 400 D COUNTYROAD5
400 Delaware County Road 5 = 400 DELAWARE COUNTYROAD5
400 San Miguel Co Rd 63L = 400 SAN MIGUEL COUNTYROAD63L
400 Old County Road 5, Windsor = 400 OLDCOUNTYROAD5 WINDSOR
12 Elm St Eatown = 12 ELM ST EATON
12 Elm St, Eatown = 12 ELM ST EATON
12 Elm St ftcollins = 12 ELM ST FORT COLLINS
12 Elm St, Foco = 12 ELM ST FOCO
3000 cr54g = 3000 COUNTYROAD54G
4000 ECR 60 = 4000 E COUNTYROAD60
6100 NCR 17 = 6100 N COUNTYROAD17
6100 SCR17 = 6100 S COUNTYROAD17
6100 C R 17 = 6100 COUNTYROAD17
6100 N C R 17 = 6100 N COUNTYROAD17
6100 C.R. 17 = 6100 COUNTYROAD17
123 1/2 Oak St #4 Windsor = 123 OAK ST WINDSOR
123 ½ Oak St, Windsor = 123 OAK ST WINDSOR
123½ Oak St, #4, Windsor = 123 OAK ST WINDSOR
123-1/2 Oak St, Windsor = 123 OAK ST WINDSOR
#4 123 1/2 Oak St = 123 OAK ST
123 1⁄2 Oak St, Windsor = 123 OAK ST WINDSOR
1231⁄2 Oak St, Windsor = 123 OAK ST WINDSOR
123-½ Oak St, Windsor = 123 OAK ST WINDSOR
123 - 1/2 Oak St, Windsor = 123 OAK ST WINDSOR
123–1/2 Oak St = 123 OAK ST
123–125 Oak St = 123 OAK ST
123 ⅓ Oak St = 123 OAK ST
123⅔ Oak St = 123 OAK ST
#4 123-1/2 Oak St = 123 OAK ST
Apt 4, 123½ Oak St, Windsor = 123 OAK ST WINDSOR
400 County Road 54½ = 400 COUNTYROAD541/2
400 WCR 54 1/2, Windsor = 400 W COUNTYROAD541/2 WINDSOR
400½ CR 54 1⁄2 = 400 COUNTYROAD541/2
6100 CR #17 Eaton = 6100 COUNTYROAD17 EATON
6100 County Rd # 17 = 6100 COUNTYROAD17
6100 County Road No. 17 = 6100 COUNTYROAD17
1204 Washington Rd #17 = 1204 WASHINGTON RD
6100 OH 37 = 6100 HIGHWAY37
6100 Colorado Hwy 14 = 6100 HIGHWAY14
6100 Hwy #14 = 6100 HIGHWAY14
6100 Road 17, Eaton = 6100 COUNTYROAD17 EATON
6100 Road #17 = 6100 COUNTYROAD17
6100 CR 17 #4 = 6100 COUNTYROAD17
PO Box 17, Windsor = post-box
P. O. Box 17 = post-box
P.O.Box 17 = post-box
POBox 17 Windsor = post-box
PO Box17 = post-box
POB 17, Windsor = post-box
Post Office Box 17 = post-box
1204 Main St, PO Box 17, Windsor = 1204 MAIN ST WINDSOR
1204 Main St #17 = 1204 MAIN ST
1204 Harmony Rd #17 = 1204 HARMONY RD
1204 Harmony Rd No. 17 = 1204 HARMONY RD
#17 1204 Main St = 1204 MAIN ST
#1204 Main St = 1204 MAIN ST
#17 10 St = 17 10TH ST
1204 So College Ave = 1204 S COLLEGE AVE
1204 No. College Ave = 1204 N COLLEGE AVE
1204 No 10 St = 1204 N 10TH ST
1204 10th St So = 1204 10TH ST S
123 County Road 38 East = 123 COUNTYROAD38 E
123 County Rd 17 80547 = 123 COUNTYROAD17 80547
123 Harmony Rd 80525 = 123 HARMONY RD 80525
123 CR17 80547 = 123 COUNTYROAD17 80547
Windsor CO 80550 = WINDSOR 80550
1204 Main St 80550, Windsor = 1204 MAIN ST WINDSOR 80550
1204 Main St, 80550, Windsor = 1204 MAIN ST WINDSOR 80550
Windsor 80550, CO = WINDSOR 80550
1204 Main St 80550 Windsor = 1204 MAIN ST WINDSOR 80550
1204 Main St, 80550 Windsor = 1204 MAIN ST WINDSOR 80550
1204 Main St, 80550 Windsor, CO = 1204 MAIN ST WINDSOR 80550
1204 Main St, 80521-1234 Ft Collins, Colorado = 1204 MAIN ST FORT COLLINS 80521
1204 Main St, Windsor, 80550 CO = 1204 MAIN ST WINDSOR 80550
1204 County Road 80, 80550 Windsor = 1204 COUNTYROAD80 WINDSOR 80550
Main St 1204, 80550 Windsor = 1204 MAIN ST WINDSOR 80550
Main St, 80550 Windsor = MAIN ST WINDSOR 80550
80550 Main St, 80550 Windsor = 80550 MAIN ST WINDSOR 80550
Suite 300, 1204 Main St, 80550 Windsor = 1204 MAIN ST WINDSOR 80550
Suite 300, 80550 Main St, Windsor = 80550 MAIN ST WINDSOR
Suite 300, 80550 Main St = 80550 MAIN ST
Suite 300, Main St NE = MAIN ST NE
Main St 500 = 500 MAIN ST
Main St 500, Windsor = 500 MAIN ST WINDSOR
Main St 500 Windsor = 500 MAIN ST WINDSOR
N Main St 500 Fort Collins, CO 80521 = 500 N MAIN ST FORT COLLINS 80521
Main St 500 #4 Windsor = 500 MAIN ST WINDSOR
E 8th St 500 Windsor = 500 E 8TH ST WINDSOR
Main St Apt 500 Windsor = MAIN ST WINDSOR
Main St 80550 Windsor = MAIN ST WINDSOR 80550
County Road 500 Windsor = COUNTYROAD500 WINDSOR
Hwy 500 Windsor = HIGHWAY500 WINDSOR
`

test('PD-13 reads numbers, streets, towns and ZIP codes as people spell them', () => {
	const lines = addresses.trim().split('\n')
	const read = lines.map((line) => {
		const [typed = ''] = line.split(' = ')
		const written = readAddress(typed, towns, new Set(['CO']), nicknames)
		if (!written.ok) return `${typed} = ${written.reason}`
		const { number, street, town, zip } = written.address
		const name = readStreetName(street)
		const parts = [number, name ? streetKey(name) : null, town, zip]
		return `${typed} = ${parts.filter((part) => part !== null).join(' ')}`
	})
	expect(read).toEqual(lines)
})

test('a state is our own or elsewhere depending on its towns, and “Ct” is a court, not Connecticut', () => {
	const read = (text: string, ...home: string[]) => {
		const written = readAddress(text, new Set(['DELAWARE', 'NEW LONDON', 'TUCSON']), new Set(home), nicknames)
		const { street, town, zip, isElsewhere } = written.ok ? written.address : fail(text)
		return [street.join(' '), town, zip, isElsewhere]
	}
	expect(read('12 Elm St, Delaware, OH 43015', 'OH')).toEqual(['ELM ST', 'DELAWARE', '43015', false])
	expect(read('12 Elm St, Delaware, Ohio', 'OH')).toEqual(['ELM ST', 'DELAWARE', null, false])
	expect(read('12 Elm St, Delaware', 'OH')).toEqual(['ELM ST', 'DELAWARE', null, false])
	expect(read('12 Elm St, Covington, KY 41011', 'OH')).toEqual(['ELM ST', 'COVINGTON', '41011', true])
	expect(read('12 Elm St, Covington, KY 41011', 'OH', 'KY')).toEqual(['ELM ST', 'COVINGTON', '41011', false])
	expect(read('12 Elm Ct', 'CT')).toEqual(['ELM CT', null, null, false])
	expect(read('12 Elm Ct, New London, CT', 'CT')).toEqual(['ELM CT', 'NEW LONDON', null, false])
	expect(read('12 Elm St 06320, New London', 'CT')).toEqual(['ELM ST', 'NEW LONDON', '06320', false])
	expect(read('12 Elm St, Tucson, New Mexico', 'NM')).toEqual(['ELM ST', 'TUCSON', null, false])
	expect(read('12 Elm St, Tucson AZ', 'NM')).toEqual(['ELM ST', 'TUCSON', null, true])
})

function fail(text: string): never {
	throw new Error(`Not read: ${text}`)
}
