-- Colours of variants that operators corrected: JSON object, variant_key to value_id; then `fixed` names 'colour' (docs/decisions/0171).
ALTER TABLE products ADD COLUMN fixed_colours TEXT NOT NULL DEFAULT '{}';
