/** JSON text escaped for a script element of a page: nothing in it ends the element. */
export function jsonInScript(json: string): string {
	return json.replaceAll('<', '\\u003c')
}
