-- What each operator may do at the desk; who was there before may do everything.
ALTER TABLE operator_factors ADD COLUMN desk_role TEXT NOT NULL DEFAULT 'tutto';
