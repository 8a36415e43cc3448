/** Each state's code, name and ZIP code prefixes. */
const table = `AL Alabama 350-369; AK Alaska 995-999; AZ Arizona 850-865; AR Arkansas 716-729; CA California 900-961; CO Colorado 800-819;
CT Connecticut 060-069; DE Delaware 197-199; DC District of Columbia 200 202-205; FL Florida 320-349; GA Georgia 300-319 398-399;
HI Hawaii 967-968; ID Idaho 832-838; IL Illinois 600-629; IN Indiana 460-479; IA Iowa 500-528; KS Kansas 660-679; KY Kentucky 400-427;
LA Louisiana 700-714; ME Maine 039-049; MD Maryland 206-219; MA Massachusetts 010-027 055; MI Michigan 480-499; MN Minnesota 550-567;
MS Mississippi 386-397; MO Missouri 630-658; MT Montana 590-599; NE Nebraska 680-693; NV Nevada 889-898; NH New Hampshire 030-038;
NJ New Jersey 070-089; NM New Mexico 870-884; NY New York 005 100-149; NC North Carolina 270-289; ND North Dakota 580-588; OH Ohio 430-459;
OK Oklahoma 730-749; OR Oregon 970-979; PA Pennsylvania 150-196; RI Rhode Island 028-029; SC South Carolina 290-299;
SD South Dakota 570-577; TN Tennessee 370-385; TX Texas 750-799 885; UT Utah 840-847; VT Vermont 050-054 056-059; VA Virginia 201 220-246;
WA Washington 980-994; WV West Virginia 247-268; WI Wisconsin 530-549; WY Wyoming 820-831`

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

const codes = new Map(
	states.flatMap(({ code, name }) => [code, name.toUpperCase()].map((word) => [word, code])),
)

/** State names by code. */
export const stateNames: ReadonlyMap<string, string> = new Map(states.map(({ code, name }) => [code, name]))

/** The state code for a word in capitals that is a code or a one-word state name; null for any other word. */
export function stateCalled(word: string): string | null {
	return codes.get(word) ?? null
}

/** The code of the state a ZIP code belongs to; null if there is none. */
export function stateOfZip(zip: string): string | null {
	return zip.length === 5 && Number.isInteger(Number(zip))
		? (stateOfPrefix.get(Number(zip.slice(0, 3))) ?? null)
		: null
}
