import { useFacts } from '#app/company/current_facts.ts'
import { usePictureFolder } from './picture_folder.ts'

/** The file of the company's logo in header size, next to the drawn pictures. */
export const headerLogo = 'logo.webp'

/** The address of the logo for headers and tabs; null if the company has only the drawn mark. */
export function useHeaderLogo(): string | null {
	const folder = usePictureFolder()
	return useFacts().logo === null ? null : `${folder}/${headerLogo}`
}
