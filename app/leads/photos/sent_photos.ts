import { listed } from '#platform/text/listed.ts'
import { maxMegabytes } from '#app/pictures/accepted.ts'
import type { FieldError } from '#platform/forms/field_error.ts'
import type { FormDefinition } from '../form_definition.ts'
import { maxPhotoBytes, mostPhotos } from './photo_limits.ts'

/** What browser and server both know of a photo: its file name, and its size in bytes. */
export interface SentPhoto {
	name: string
	size: number
}

/** The name of a form's photo field; null if it has none. */
export function photoField({ fields }: FormDefinition): string | null {
	return Object.keys(fields).find((name) => fields[name]?.control === 'photos') ?? null
}

/** The photos chosen in a browser; an empty file input submits a file without name and content. */
export function chosenPhotos(form: FormDefinition, entries: FormData | URLSearchParams): SentPhoto[] {
	const field = photoField(form)
	const chosen: FormDataEntryValue[] = field === null ? [] : entries.getAll(field)
	return chosen.filter((one) => typeof one !== 'string').filter(({ name, size }) => name !== '' || size > 0)
}

/** An error that names the oversized photos; none if there are too many photos, which the field's own rule reports. */
export function oversizedPhotos(form: FormDefinition, photos: readonly SentPhoto[]): FieldError[] {
	const field = photoField(form)
	const large = photos.filter(({ size }) => size > maxPhotoBytes)
	if (field === null || large.length === 0 || photos.length > mostPhotos) return []
	const names = listed(large.map(({ name }) => `“${name}”`))
	const message = `${names}: larger than ${maxMegabytes} MB. Please choose a smaller copy, or send your request without it.`
	return [{ field, message }]
}
