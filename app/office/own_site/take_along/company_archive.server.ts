import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type Pack, pack } from 'tar-stream'
import type { PictureStorage } from '#app/pictures/storage.server.ts'
import type { UploadedPictureRow } from '#db/picture_rows.ts'
import type { Store } from '#db/store.server.ts'
import { json, writeFolder } from '#db/seed/write_folder.ts'
import type { ContentServices } from '../../kernel/store/write_content.server.ts'
import { fileNames, picturesFolder } from '../own_pictures.server.ts'
import { readTakenAlong, type TakenAlong } from './company_rows.server.ts'
import { streetFile } from './street_file.server.ts'

interface ArchiveServices extends ContentServices {
	storage: Pick<PictureStorage, 'open'>
}

/** Constant, so that the same content gives the same archive. */
const mtime = new Date(0)

/**
 * The company's folder (companies/README.md) as a gzipped tar with this root folder, from which `bin/start --company` creates
 * the same site. It contains no requests, people, staff or secrets.
 */
export async function companyArchive(services: ArchiveServices, folder: string): Promise<Readable> {
	const taken = await readTakenAlong(services)
	const streets = await streetFile(services.store, taken.rows.pickup_areas, taken.isSample)
	const archive = pack()
	const packed = createGzip()
	const written = pipeline(archive, packed)
	// It may fail before anybody reads it; the reader gets the error from the stream itself.
	written.catch(() => {})
	fill(archive, folder, { ...taken, streets }, services).catch((error: unknown) => {
		services.log.error({ error: String(error) }, 'company not packed')
		archive.destroy(error instanceof Error ? error : new Error(String(error)))
	})
	return packed
}

async function fill(
	archive: Pack,
	folder: string,
	{ companyFile, rows, streets }: TakenAlong & { streets: object },
	services: ArchiveServices,
): Promise<void> {
	const uploaded: UploadedPictureRow[] = []
	for (const row of rows.uploaded_pictures) uploaded.push(await packPicture(archive, folder, row, services))
	const texts = writeFolder({ ...rows, uploaded_pictures: uploaded })
	texts.set('company.json', json(companyFile))
	// Written even if null, so that another company never gets the sample's.
	texts.set('mark.json', json(services.content.current.facts.mark))
	texts.set('streets.json', json(streets))
	for (const name of [...texts.keys()].toSorted())
		archive.entry({ name: `${folder}/${name}`, mtime }, texts.get(name) ?? '')
	archive.finalize()
}

/**
 * Packs the files of a picture. Resolves to its row, which is read again if its AVIF files were generated in the meantime,
 * which deletes the master. Throws if the picture was deleted.
 */
async function packPicture(
	archive: Pack,
	folder: string,
	row: UploadedPictureRow,
	{ store, storage }: ArchiveServices,
): Promise<UploadedPictureRow> {
	/** Resolves to the first missing file's name. */
	const packFiles = async (names: readonly string[]) => {
		for (const name of names) {
			const file = await storage.open(name)
			const contents = await file?.stream()
			if (!file || !contents) return name
			const entry = archive.entry({ name: `${folder}/${picturesFolder}/${name}`, mtime, size: file.size })
			await pipeline(contents, entry)
		}
		return undefined
	}
	const names = fileNames(row)
	let packed = row
	let missing = await packFiles(names)
	if (missing !== undefined && !row.is_avif_ready && (await isAvifReady(store, row.id))) {
		packed = { ...row, is_avif_ready: true }
		missing = await packFiles(fileNames(packed).filter((name) => !names.includes(name)))
	}
	if (missing !== undefined) throw new Error(`the file ${missing} of a picture is gone`)
	return packed
}

async function isAvifReady({ db }: Pick<Store, 'db'>, id: string): Promise<boolean> {
	const row = await db
		.selectFrom('uploaded_pictures')
		.select('is_avif_ready')
		.where('id', '=', id)
		.executeTakeFirst()
	return row?.is_avif_ready === true
}
