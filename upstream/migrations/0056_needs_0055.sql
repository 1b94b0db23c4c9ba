-- What 0017 to 0055 altered stands in the files of its area (decisions/0481): a database that has not all of that yet is refused here.
SELECT path FROM purged_pages LIMIT 0;
