import { useFacts } from '#app/company/current_facts.ts'
import { usePictureFolder } from './picture_folder.ts'

/** The company's logo as small as headers show it, beside the drawn pictures. */
export const headerLogo = 'logo.webp'

/** The address of the logo that headers and tabs show; null where the drawn mark stands for it. */
export function useHeaderLogo(): string | null {
	const folder = usePictureFolder()
	return useFacts().logo === null ? null : `${folder}/${headerLogo}`
}
