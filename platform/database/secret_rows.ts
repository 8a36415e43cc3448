/** Keys made once and shared by every server process, such as the one that addresses are hashed with. */
export interface SealedSecretRow {
	name: string
	/** Plain text here; encrypted with the application secret in the database. */
	sealed_value: string
}

export interface SecretTables {
	sealed_secrets: SealedSecretRow
}
