/** Each state with its name and how its ZIP codes begin. */
const table = `AL ALABAMA 350-369; AK ALASKA 995-999; AZ ARIZONA 850-865; AR ARKANSAS 716-729; CA CALIFORNIA 900-961; CO COLORADO 800-819;
CT CONNECTICUT 060-069; DE DELAWARE 197-199; DC DISTRICT OF COLUMBIA 200 202-205; FL FLORIDA 320-349; GA GEORGIA 300-319 398-399;
HI HAWAII 967-968; ID IDAHO 832-838; IL ILLINOIS 600-629; IN INDIANA 460-479; IA IOWA 500-528; KS KANSAS 660-679; KY KENTUCKY 400-427;
LA LOUISIANA 700-714; ME MAINE 039-049; MD MARYLAND 206-219; MA MASSACHUSETTS 010-027 055; MI MICHIGAN 480-499; MN MINNESOTA 550-567;
MS MISSISSIPPI 386-397; MO MISSOURI 630-658; MT MONTANA 590-599; NE NEBRASKA 680-693; NV NEVADA 889-898; NH NEW HAMPSHIRE 030-038;
NJ NEW JERSEY 070-089; NM NEW MEXICO 870-884; NY NEW YORK 005 100-149; NC NORTH CAROLINA 270-289; ND NORTH DAKOTA 580-588; OH OHIO 430-459;
OK OKLAHOMA 730-749; OR OREGON 970-979; PA PENNSYLVANIA 150-196; RI RHODE ISLAND 028-029; SC SOUTH CAROLINA 290-299;
SD SOUTH DAKOTA 570-577; TN TENNESSEE 370-385; TX TEXAS 750-799 885; UT UTAH 840-847; VT VERMONT 050-054 056-059; VA VIRGINIA 201 220-246;
WA WASHINGTON 980-994; WV WEST VIRGINIA 247-268; WI WISCONSIN 530-549; WY WYOMING 820-831`

const states = table.split(';').map((line) => {
	const words = line.trim().split(/\s+/)
	const firstZip = words.findIndex((word) => word >= '0' && word <= '9')
	return { code: words[0] ?? '', name: words.slice(1, firstZip).join(' '), zips: words.slice(firstZip) }
})

const stateOfPrefix = new Map(
	states.flatMap(({ code, zips }) =>
		zips.flatMap((range) => {
			const [from = '', to = from] = range.split('-')
			const count = Number(to) - Number(from) + 1
			return Array.from({ length: count }, (_, at) => [Number(from) + at, code] as const)
		}),
	),
)

const spellings = new Set(states.flatMap(({ code, name }) => [code, name]))

/** Whether a word is the code of a state, or the name of one whose name is a word; both in capitals. */
export function isState(word: string): boolean {
	return spellings.has(word)
}

/** The name in capitals of the state with this code. */
export function stateName(code: string): string | undefined {
	return states.find((state) => state.code === code)?.name
}

/** The code of the state that has this ZIP code; null for what is none. */
export function stateOfZip(zip: string): string | null {
	return zip.length === 5 && Number.isInteger(Number(zip))
		? (stateOfPrefix.get(Number(zip.slice(0, 3))) ?? null)
		: null
}
