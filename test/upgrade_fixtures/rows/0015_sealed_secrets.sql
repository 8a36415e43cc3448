insert into "sealed_secrets" ("name", "sealed_value") values ('known-devices', 'sealed-1.mXR4MnEYvKZkOqmrjNYNw1UcEGkpEBz4Kb7dvDCcFYOwC2YHGR0-nlG1enyhpunDM_nl');
